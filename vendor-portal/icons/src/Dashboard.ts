import { mdiViewDashboard } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('Dashboard', mdiViewDashboard)
