import { pengendaliCatatan } from '#app/dosir/pengendali_catatan'
import { pengalamanPerson } from '#app/dosir/perorangan/pengalaman_person'

export default pengendaliCatatan(pengalamanPerson)
