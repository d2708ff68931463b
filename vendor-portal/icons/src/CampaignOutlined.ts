import { mdiBullhornOutline } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('CampaignOutlined', mdiBullhornOutline)
