import { mdiBellOutline } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('NotificationsOutlined', mdiBellOutline)
