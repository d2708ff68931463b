import { mdiFileUploadOutline } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('UploadFileOutlined', mdiFileUploadOutline)
