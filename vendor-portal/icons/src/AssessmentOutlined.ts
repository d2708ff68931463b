import { mdiChartBoxOutline } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('AssessmentOutlined', mdiChartBoxOutline)
