import { mdiDownload } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('GetApp', mdiDownload)
