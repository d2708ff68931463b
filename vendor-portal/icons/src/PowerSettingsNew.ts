import { mdiPowerStandby } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('PowerSettingsNew', mdiPowerStandby)
