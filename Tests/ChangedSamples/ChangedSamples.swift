import ArticlesChangesDeepLinkMVC
import ArticlesChangesDeepLinkMVVM
import ArticlesChangesDeepLinkRPVC
import ArticlesChangesDeepLinkVIPER
import ArticlesChangesListKitMVC
import ArticlesChangesListKitMVVM
import ArticlesChangesListKitRPVC
import ArticlesChangesListKitVIPER
import ArticlesChangesPagingMVC
import ArticlesChangesPagingMVVM
import ArticlesChangesPagingRPVC
import ArticlesChangesPagingVIPER
import ProductsChangesRetryMVC
import ProductsChangesRetryMVVM
import ProductsChangesRetryRPVC
import ProductsChangesRetryVIPER
import ProductsChangesSecondViewMVC
import ProductsChangesSecondViewMVVM
import ProductsChangesSecondViewRPVC
import ProductsChangesSecondViewVIPER
import Stage
import TodosChangesAskPinMVC
import TodosChangesAskPinMVVM
import TodosChangesAskPinRPVC
import TodosChangesAskPinVIPER
import TodosChangesDeepLinkMVC
import TodosChangesDeepLinkMVVM
import TodosChangesDeepLinkRPVC
import TodosChangesDeepLinkVIPER
import TodosChangesUndoDeleteMVC
import TodosChangesUndoDeleteMVVM
import TodosChangesUndoDeleteRPVC
import TodosChangesUndoDeleteVIPER

/// What the variants of the samples became by a change request, compiled: the product only has their text.
public enum ChangedSamples {
  /// The variants of a module after all of its requests, by the module's word at the prompt.
  public static func variants(of module: String) -> [Variant] {
    switch module {
    case "products": products
    case "todos": todos
    case "articles": articles
    default: []
    }
  }

  private static var products: [Variant] {
    [
      .productsRetryVIPER, .productsRetryMVVM, .productsRetryMVC, .productsRetryRPVC,
      .productsSecondViewVIPER, .productsSecondViewMVVM, .productsSecondViewMVC,
      .productsSecondViewRPVC,
    ]
  }

  private static var todos: [Variant] {
    [
      .todosUndoDeleteVIPER, .todosUndoDeleteMVVM, .todosUndoDeleteMVC, .todosUndoDeleteRPVC,
      .todosDeepLinkVIPER, .todosDeepLinkMVVM, .todosDeepLinkMVC, .todosDeepLinkRPVC,
      .todosAskPinVIPER, .todosAskPinMVVM, .todosAskPinMVC, .todosAskPinRPVC,
    ]
  }

  private static var articles: [Variant] {
    [
      .articlesPagingVIPER, .articlesPagingMVVM, .articlesPagingMVC, .articlesPagingRPVC,
      .articlesListKitVIPER, .articlesListKitMVVM, .articlesListKitMVC, .articlesListKitRPVC,
      .articlesDeepLinkVIPER, .articlesDeepLinkMVVM, .articlesDeepLinkMVC, .articlesDeepLinkRPVC,
    ]
  }
}
