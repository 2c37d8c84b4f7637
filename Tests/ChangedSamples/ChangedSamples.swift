import ProductsChangesFormatPriceMVC
import ProductsChangesFormatPriceMVVM
import ProductsChangesFormatPriceRPVC
import ProductsChangesFormatPriceVIPER
import ProductsChangesRetryMVC
import ProductsChangesRetryMVVM
import ProductsChangesRetryRPVC
import ProductsChangesRetryVIPER
import ProductsChangesSecondViewMVC
import ProductsChangesSecondViewMVVM
import ProductsChangesSecondViewRPVC
import ProductsChangesSecondViewVIPER
import ProductsChangesSortMVC
import ProductsChangesSortMVVM
import ProductsChangesSortRPVC
import ProductsChangesSortVIPER
import Stage
import TodosChangesConfirmDeleteMVC
import TodosChangesConfirmDeleteMVVM
import TodosChangesConfirmDeleteRPVC
import TodosChangesConfirmDeleteVIPER

/// What the variants of the samples became by a change request, compiled: the product only has their text.
public enum ChangedSamples {
  /// The variants of a module after all of its requests, by the module's word at the prompt.
  public static func variants(of module: String) -> [Variant] {
    switch module {
    case "products": products
    case "todos": todos
    default: []
    }
  }

  private static var products: [Variant] {
    [
      .productsSortVIPER, .productsSortMVVM, .productsSortMVC, .productsSortRPVC,
      .productsRetryVIPER, .productsRetryMVVM, .productsRetryMVC, .productsRetryRPVC,
      .productsFormatPriceVIPER, .productsFormatPriceMVVM, .productsFormatPriceMVC,
      .productsFormatPriceRPVC, .productsSecondViewVIPER, .productsSecondViewMVVM,
      .productsSecondViewMVC, .productsSecondViewRPVC,
    ]
  }

  private static var todos: [Variant] {
    [
      .todosConfirmDeleteVIPER, .todosConfirmDeleteMVVM, .todosConfirmDeleteMVC,
      .todosConfirmDeleteRPVC,
    ]
  }
}
