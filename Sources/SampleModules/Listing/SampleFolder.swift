import ComparisonData
import Stage

/// The folder of a sample module: its variants in all editions (versions), and their source files.
struct SampleFolder {
  /// The folder's name, such as `Products`.
  let name: String

  /// The order of the variants; the variant that is loaded by default comes first.
  private static let order: [Architecture] = [.viper, .viperAsync, .mvvm, .mvc, .rpvc] + relatives
  /// The architectures that only some modules have, and that a comparison shows only where they are named.
  static let relatives: [Architecture] = [
    .mvp, .mvvmCoordinator, .cleanSwift, .ribs, .mvvmObservable, .viperObservable,
  ]

  /// The variants in the repaired edition (version), one for each architecture, with their sources.
  var variants: [Variant] { inOrder.map { sourced($0) } }

  /// The variants in other editions: of the folders Published, Warnings and Edits, in this order.
  var editions: [Variant] {
    let entries = ListedVariants.editions(of: name)
    return entries.map { entry in
      sourced(entry, beside: entries.filter { $0.folder == entry.folder })
    }
  }

  /// The files that all variants share, without those that only change requests need.
  var sharedSources: [SourceFile] { SampleFolder.sources(in: "\(name)/Shared") }

  /// Returns the sources of the repaired variants after a change request, where it has any.
  func trees(_ request: ChangeRequest) -> [ChangedTree] {
    inOrder.compactMap { entry in
      let folder = "\(name)/Edits/\(request.name)/\(entry.folder.dropFirst(name.count + 1))"
      guard !EmbeddedTexts.files(in: folder).isEmpty else { return nil }
      return ChangedTree(
        entry.variant.architecture,
        sources: SampleFolder.sources(in: folder),
        proof: Measurements.proofs[folder]
      )
    }
  }

  private var inOrder: [ListedVariants.Entry] {
    let order = SampleFolder.order
    func index(_ entry: ListedVariants.Entry) -> Int {
      order.firstIndex(of: entry.variant.architecture) ?? order.count
    }
    return ListedVariants.variants(of: name).sorted {
      (index($0), $0.folder) < (index($1), $1.folder)
    }
  }

  /// Returns the variant with the files of its folder, without files that only `others` declare.
  private func sourced(
    _ entry: ListedVariants.Entry,
    beside others: [ListedVariants.Entry] = []
  ) -> Variant {
    let declared = entry.variant.declaredFiles
    let foreign = others.flatMap(\.variant.declaredFiles).filter { !declared.contains($0) }
    let files = SampleFolder.sources(in: entry.folder).filter { !foreign.contains($0.name) }
    var variant = entry.variant.with(sources: files)
    if case .published(let article) = variant.edition {
      variant = variant.with(publication: Publication(article: article))
    }
    guard variant.architecture == .rpvc else { return variant }
    // The variants in RPVC use `Publisher`.
    return variant.with(library: SampleFolder.sources(in: "Publishing"))
  }

  private static func sources(in folder: String) -> [SourceFile] {
    EmbeddedTexts.files(in: folder).map(SourceFile.init)
  }
}
