import { mdiShieldAccountVariantOutline } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('AdminPanelSettingsOutlined', mdiShieldAccountVariantOutline)
