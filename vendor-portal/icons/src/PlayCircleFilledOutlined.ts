import { mdiPlayCircle } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('PlayCircleFilledOutlined', mdiPlayCircle)
