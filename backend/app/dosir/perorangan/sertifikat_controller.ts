import { pengendaliCatatan } from '#app/dosir/pengendali_catatan'
import { sertifikat } from '#app/dosir/perorangan/sertifikat'

export default pengendaliCatatan(sertifikat)
