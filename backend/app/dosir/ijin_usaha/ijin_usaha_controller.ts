import { ijinUsaha } from '#app/dosir/ijin_usaha/ijin_usaha'
import { pengendaliCatatan } from '#app/dosir/pengendali_catatan'

export default pengendaliCatatan(ijinUsaha)
