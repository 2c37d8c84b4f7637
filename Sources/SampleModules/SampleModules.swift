import ProductsMVC
import ProductsMVVM
import ProductsShared
import ProductsVIPER
import Stage

extension Module {
  /// All sample modules; the variant loaded by default stands first in each.
  public static var samples: [Module] {
    [
      .products(variants: [.productsVIPER, .productsMVVM, .productsMVC])
    ]
  }
}
