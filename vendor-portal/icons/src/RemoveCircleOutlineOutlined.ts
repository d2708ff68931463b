import { mdiMinusCircleOutline } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('RemoveCircleOutlineOutlined', mdiMinusCircleOutline)
