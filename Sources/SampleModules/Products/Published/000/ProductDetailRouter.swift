import ProductsShared
import Stage

/// Makes the page of a product.
enum ProductDetailRouter {
  static func createModule(with product: ProductEntity) -> ViewController {
    ProductDetailViewController(product: product)
  }
}
