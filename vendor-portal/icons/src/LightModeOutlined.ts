import { mdiWeatherSunny } from '@mdi/js'
import { icon } from '../icon.ts'

export default icon('LightModeOutlined', mdiWeatherSunny)
