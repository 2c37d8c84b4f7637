import AboutShared
import Stage

extension Variant {
  /// About in VIPER, with an Interactor that calls the View directly.
  public static var aboutLayerSkip: Variant {
    Variant(.viper, edition: .faulty("layer-skip")) { _ in
      AboutRouter.createModule()
    }
  }
}
