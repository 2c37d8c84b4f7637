import AboutShared
import Stage

extension Variant {
  /// About in VIPER, with an Interactor that accesses a Store that was not injected.
  public static var aboutHiddenDependency: Variant {
    Variant(.viper, edition: .faulty("hidden-dependency")) { _ in
      AboutRouter.createModule()
    }
  }
}
