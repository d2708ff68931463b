import { mdiLicense } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('WorkspacePremiumOutlined', mdiLicense)
