import { mdiNewspaper } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('NewspaperOutlined', mdiNewspaper)
