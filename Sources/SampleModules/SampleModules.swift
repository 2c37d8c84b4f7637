import AboutShared
import ArticlesShared
import ComparisonData
import ProductsShared
import ProfileShared
import Stage
import TodosShared

/// The modules that come with the laboratory.
public enum Samples {
  /// All of them; the variant loaded by default stands first in each.
  ///
  /// Unchecked, as they never change: what is made later is made under a lock.
  public nonisolated(unsafe) static let modules = [
    module("Products", Module.products, suites: MeasuredSuites.products),
    module("Todos", Module.todos, suites: MeasuredSuites.todos),
    module("Articles", Module.articles, suites: MeasuredSuites.articles),
    module("Profile", Module.profile, suites: MeasuredSuites.profile),
    module("About", Module.about, suites: MeasuredSuites.about),
  ]

  /// A module with all that stands in its folder.
  private static func module(
    _ name: String,
    _ made: ([Variant]) -> Module,
    suites: @autoclosure @escaping () -> SuiteMeasures
  ) -> Module {
    let folder = SampleFolder(name)
    // The variants are made later than the rest.
    return made([])
      .with(variants: folder.variants, editions: folder.editions, sources: folder.sharedSources)
      .with(suites: suites(), trees: folder.trees)
  }
}
