import AboutShared
import ArticlesShared
import ProductsShared
import ProfileShared
import Stage
import TodosShared

/// The modules that come with the laboratory.
public enum Samples {
  /// All of them; the variant loaded by default stands first in each.
  public static var modules: [Module] { [products, todos, articles, profile, about] }

  private static var products: Module {
    let folder = SampleFolder("Products")
    return .products(
      variants: folder.variants,
      editions: folder.editions,
      changes: [
        .productsSort(folder.trees("Sort")), .productsRetry(folder.trees("Retry")),
        .productsFormatPrice(folder.trees("FormatPrice")),
        .productsSecondView(folder.trees("SecondView")),
      ],
      suites: MeasuredSuites.products,
      sources: folder.sharedSources
    )
  }

  private static var todos: Module {
    let folder = SampleFolder("Todos")
    return .todos(
      variants: folder.variants,
      editions: folder.editions,
      changes: [.todosConfirmDelete(folder.trees("ConfirmDelete"))],
      suites: MeasuredSuites.todos,
      sources: folder.sharedSources
    )
  }

  private static var articles: Module {
    let folder = SampleFolder("Articles")
    return .articles(
      variants: folder.variants,
      editions: folder.editions,
      suites: MeasuredSuites.articles,
      sources: folder.sharedSources
    )
  }

  private static var profile: Module {
    let folder = SampleFolder("Profile")
    return .profile(
      variants: folder.variants,
      editions: folder.editions,
      suites: MeasuredSuites.profile,
      sources: folder.sharedSources
    )
  }

  private static var about: Module {
    let folder = SampleFolder("About")
    return .about(
      variants: folder.variants,
      suites: MeasuredSuites.about,
      sources: folder.sharedSources
    )
  }
}
