import { mdiThumbUpOutline } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('ThumbUpAltOutlined', mdiThumbUpOutline)
