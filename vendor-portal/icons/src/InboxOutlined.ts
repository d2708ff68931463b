import { mdiInboxOutline } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('InboxOutlined', mdiInboxOutline)
