import { mdiBrightness7 } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('Brightness7', mdiBrightness7)
