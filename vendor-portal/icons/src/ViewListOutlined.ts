import { mdiViewListOutline } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('ViewListOutlined', mdiViewListOutline)
