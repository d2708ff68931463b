import { mdiCameraOutline } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('CameraAltOutlined', mdiCameraOutline)
