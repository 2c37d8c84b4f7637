import AboutMVC
import AboutMVVM
import AboutRPVC
import AboutShared
import AboutVIPER
import ArticlesFaultsRefreshRace
import ArticlesMVC
import ArticlesMVVM
import ArticlesPublished002
import ArticlesRPVC
import ArticlesShared
import ArticlesVIPER
import ArticlesVIPERAsync
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
import ProductsFaultsEntityLeak
import ProductsFaultsPerCell
import ProductsFaultsRouterBypass
import ProductsFaultsStrongClosure
import ProductsFaultsViewBypass
import ProductsMVC
import ProductsMVVM
import ProductsPublished000
import ProductsRPVC
import ProductsShared
import ProductsVIPER
import ProfileFaultsChildKept
import ProfileMVC
import ProfileMVVM
import ProfilePublished004
import ProfilePublished004Classic
import ProfileRPVC
import ProfileShared
import ProfileVIPER
import Stage
import TodosChangesConfirmDeleteMVC
import TodosChangesConfirmDeleteMVVM
import TodosChangesConfirmDeleteRPVC
import TodosChangesConfirmDeleteVIPER
import TodosFaultsDeadOutput
import TodosFaultsEntityLeak
import TodosFaultsMisplacedRule
import TodosMVC
import TodosMVVM
import TodosPublished001
import TodosPublished003
import TodosRPVC
import TodosShared
import TodosVIPER

/// The modules that come with the laboratory.
public enum Samples {
  /// All of them; the variant loaded by default stands first in each.
  public static var modules: [Module] {
    [
      .products(
        variants: [.productsVIPER, .productsMVVM, .productsMVC, .productsRPVC],
        editions: [
          .productsPublished000, .productsEntityLeak, .productsPerCell, .productsRouterBypass,
          .productsStrongClosure, .productsViewBypass,
        ],
        changes: [
          .productsSort([
            .productsSortVIPER, .productsSortMVVM, .productsSortMVC, .productsSortRPVC,
          ]),
          .productsRetry([
            .productsRetryVIPER, .productsRetryMVVM, .productsRetryMVC, .productsRetryRPVC,
          ]),
          .productsFormatPrice([
            .productsFormatPriceVIPER, .productsFormatPriceMVVM, .productsFormatPriceMVC,
            .productsFormatPriceRPVC,
          ]),
          .productsSecondView([
            .productsSecondViewVIPER, .productsSecondViewMVVM, .productsSecondViewMVC,
            .productsSecondViewRPVC,
          ]),
        ],
        suites: MeasuredSuites.products
      ),
      .todos(
        variants: [.todosVIPER, .todosMVVM, .todosMVC, .todosRPVC],
        editions: [
          .todosPublished001, .todosPublished003, .todosDeadOutput, .todosEntityLeak,
          .todosMisplacedRule,
        ],
        changes: [
          .todosConfirmDelete([
            .todosConfirmDeleteVIPER, .todosConfirmDeleteMVVM, .todosConfirmDeleteMVC,
            .todosConfirmDeleteRPVC,
          ])
        ],
        suites: MeasuredSuites.todos
      ),
      .articles(
        variants: [
          .articlesVIPER, .articlesVIPERAsync, .articlesMVVM, .articlesMVC, .articlesRPVC,
        ],
        editions: [
          .articlesPublished002, .articlesRefreshRace,
        ],
        suites: MeasuredSuites.articles
      ),
      .profile(
        variants: [.profileVIPER, .profileMVVM, .profileMVC, .profileRPVC],
        editions: [
          .profilePublished004, .profilePublished004Classic, .profileChildKept,
        ],
        suites: MeasuredSuites.profile
      ),
      .about(
        variants: [.aboutVIPER, .aboutMVVM, .aboutMVC, .aboutRPVC],
        suites: MeasuredSuites.about
      ),
    ]
  }
}
