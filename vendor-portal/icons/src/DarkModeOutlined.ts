import { mdiWeatherNight } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('DarkModeOutlined', mdiWeatherNight)
