import { mdiAccountGroupOutline } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('GroupsOutlined', mdiAccountGroupOutline)
