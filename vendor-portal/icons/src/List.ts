import { mdiFormatListBulleted } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('List', mdiFormatListBulleted)
