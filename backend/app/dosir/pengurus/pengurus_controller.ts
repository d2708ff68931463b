import { pengurus } from '#app/dosir/pengurus/pengurus'
import { pengendaliCatatan } from '#app/dosir/pengendali_catatan'

export default pengendaliCatatan(pengurus)
