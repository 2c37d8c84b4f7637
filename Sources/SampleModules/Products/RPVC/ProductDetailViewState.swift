/// Everything that the page of a product shows.
struct ProductDetailViewState: Equatable {
  let name: String
  let price: String
}
