/* Plus Jakarta Sans, self-hosted; only the subsets that a page uses are fetched (unicode-range). */
import '@fontsource-variable/plus-jakarta-sans/wght.css'
import './fallback.css'
