import { pengalaman } from '#app/dosir/pengalaman/pengalaman'
import { pengendaliCatatan } from '#app/dosir/pengendali_catatan'

export default pengendaliCatatan(pengalaman)
