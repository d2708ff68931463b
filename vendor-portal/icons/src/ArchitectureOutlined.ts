import { mdiMathCompass } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('ArchitectureOutlined', mdiMathCompass)
