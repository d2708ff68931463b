import { mdiDownloadOutline } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('DownloadOutlined', mdiDownloadOutline)
