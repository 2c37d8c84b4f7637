import ComparisonData

// Written by  VIPERLAB_UPDATE_GOLDENS=1 swift test --filter ChangeProofTests  from what came of it; not to
// be edited.

enum ProvedChanges {
  /// What came of playing each tree after a change, by its folder.
  static let proofs: [String: ChangeProof] = [
    "Products/Changes/Sort/VIPER": ChangeProof(digest: "0d9d504f316646fb"),
    "Products/Changes/Sort/MVVM": ChangeProof(digest: "b05c17acae42fd80"),
    "Products/Changes/Sort/MVC": ChangeProof(digest: "ba36417e78db4ccd"),
    "Products/Changes/Sort/RPVC": ChangeProof(digest: "27cba4a01d3802a0"),
    "Products/Changes/Retry/VIPER": ChangeProof(digest: "b5d8f0ecccf8f477"),
    "Products/Changes/Retry/MVVM": ChangeProof(digest: "898cd53beed4725f"),
    "Products/Changes/Retry/MVC": ChangeProof(digest: "8e839f9817e61643"),
    "Products/Changes/Retry/RPVC": ChangeProof(digest: "50ce1f222fe44de9"),
    "Products/Changes/FormatPrice/VIPER": ChangeProof(digest: "6a87cc41b5596a85"),
    "Products/Changes/FormatPrice/MVVM": ChangeProof(digest: "ba8d330e209cbd2e"),
    "Products/Changes/FormatPrice/MVC": ChangeProof(digest: "7f88686911ea1cf1"),
    "Products/Changes/FormatPrice/RPVC": ChangeProof(digest: "3327e6ae18cb2bf6"),
    "Products/Changes/SecondView/VIPER": ChangeProof(digest: "160a3910958c1941"),
    "Products/Changes/SecondView/MVVM": ChangeProof(digest: "314035dc49db3e3f"),
    "Products/Changes/SecondView/MVC": ChangeProof(digest: "86b2f872f0a9bdc8"),
    "Products/Changes/SecondView/RPVC": ChangeProof(digest: "222804f5ada39dba"),
    "Todos/Changes/ConfirmDelete/VIPER": ChangeProof(digest: "54ad5453e0e8da7e"),
    "Todos/Changes/ConfirmDelete/MVVM": ChangeProof(digest: "4852f6335ae92121"),
    "Todos/Changes/ConfirmDelete/MVC": ChangeProof(digest: "411a88d238b458bb"),
    "Todos/Changes/ConfirmDelete/RPVC": ChangeProof(digest: "3895f6856044a141"),
  ]
}
