import { pemilik } from '#app/dosir/pemilik/pemilik'
import { pengendaliCatatan } from '#app/dosir/pengendali_catatan'

export default pengendaliCatatan(pemilik)
