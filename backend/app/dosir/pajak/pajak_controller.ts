import { pajak } from '#app/dosir/pajak/pajak'
import { pengendaliCatatan } from '#app/dosir/pengendali_catatan'

export default pengendaliCatatan(pajak)
