import { mdiAccountMultipleOutline } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('PeopleAltOutlined', mdiAccountMultipleOutline)
