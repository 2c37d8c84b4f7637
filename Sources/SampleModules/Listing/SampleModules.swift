import AboutShared
import ArticlesShared
import ComparisonData
import ProductsShared
import ProfileShared
import Stage
import TodosShared

/// The modules that come with the laboratory.
public enum Samples {
  /// All sample modules; the first variant (architecture) of each is loaded by default.
  ///
  /// `nonisolated(unsafe)` is sound: modules never change, and a lock guards what is computed late.
  public nonisolated(unsafe) static let modules = [
    module("Products", Module.products),
    module("Todos", Module.todos),
    module("Articles", Module.articles),
    module("Profile", Module.profile),
    module("About", Module.about),
  ]

  /// Returns a module with the variants, editions and sources of its folder.
  private static func module(_ name: String, _ made: ([Variant]) -> Module) -> Module {
    let folder = SampleFolder(name: name)
    // Makes the module without variants first; the folder adds the variants lazily.
    return made([])
      .with(variants: folder.variants, editions: folder.editions, sources: folder.sharedSources)
      .with(
        suites: Measurements.suites(of: name),
        trees: folder.trees,
        relatives: SampleFolder.relatives
      )
  }
}
