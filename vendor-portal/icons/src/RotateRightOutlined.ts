import { mdiRotateRight } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('RotateRightOutlined', mdiRotateRight)
