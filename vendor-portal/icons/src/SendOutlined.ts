import { mdiSendOutline } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('SendOutlined', mdiSendOutline)
