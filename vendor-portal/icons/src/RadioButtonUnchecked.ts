import { mdiRadioboxBlank } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('RadioButtonUnchecked', mdiRadioboxBlank)
