/** Every page of the portal in light colours. */
import { everyPage } from './every_page.ts'

everyPage('light')
