import { mdiShapeOutline } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('CategoryOutlined', mdiShapeOutline)
