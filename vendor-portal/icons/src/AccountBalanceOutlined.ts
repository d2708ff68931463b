import { mdiBankOutline } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('AccountBalanceOutlined', mdiBankOutline)
