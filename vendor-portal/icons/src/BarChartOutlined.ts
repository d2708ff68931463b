import { mdiEqualizer } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('BarChartOutlined', mdiEqualizer)
