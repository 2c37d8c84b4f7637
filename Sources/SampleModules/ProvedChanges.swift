import ComparisonData

// Written by  VIPERLAB_UPDATE_GOLDENS=1 swift test --filter ChangeProofTests  from what came of it; not to
// be edited.

enum ProvedChanges {
  /// What came of playing each tree after a change, by its folder.
  static let proofs: [String: ChangeProof] = [
    "Products/Changes/Retry/VIPER": ChangeProof(
      digest: "b5d8f0ecccf8f477",
      suite: .init(
        files: [
          .init("ProductListPresenterTests.swift", added: 2, removed: 1),
          .init("ProductListViewControllerTests.swift", added: 10, removed: 0),
          .init("ProductListViewSpy.swift", added: 4, removed: 0),
        ],
        doubles: ["changed ProductListViewSpy: ProductListViewProtocol"]
      )
    ),
    "Products/Changes/Retry/MVVM": ChangeProof(
      digest: "898cd53beed4725f",
      suite: .init(
        files: [
          .init("ProductListViewControllerTests.swift", added: 9, removed: 4),
          .init("ProductListViewModelTests.swift", added: 5, removed: 3),
        ],
        doubles: []
      )
    ),
    "Products/Changes/Retry/MVC": ChangeProof(
      digest: "8e839f9817e61643",
      suite: .init(
        files: [.init("ProductListViewControllerTests.swift", added: 8, removed: 0)],
        doubles: []
      )
    ),
    "Products/Changes/Retry/RPVC": ChangeProof(
      digest: "50ce1f222fe44de9",
      suite: .init(
        files: [
          .init("ProductListPresenterTests.swift", added: 13, removed: 3),
          .init("ProductListViewControllerTests.swift", added: 10, removed: 3),
        ],
        doubles: []
      )
    ),
    "Products/Changes/SecondView/VIPER": ChangeProof(
      digest: "160a3910958c1941",
      suite: .init(
        files: [
          .init("ProductListPresenterTests.swift", added: 2, removed: 0),
          .init("ProductListViewControllerTests.swift", added: 8, removed: 0),
          .init("ProductListViewSpy.swift", added: 4, removed: 0),
        ],
        doubles: ["changed ProductListViewSpy: ProductListViewProtocol"]
      )
    ),
    "Products/Changes/SecondView/MVVM": ChangeProof(
      digest: "314035dc49db3e3f",
      suite: .init(
        files: [
          .init("ProductListViewControllerTests.swift", added: 9, removed: 4),
          .init("ProductListViewModelTests.swift", added: 5, removed: 3),
        ],
        doubles: []
      )
    ),
    "Products/Changes/SecondView/MVC": ChangeProof(
      digest: "86b2f872f0a9bdc8",
      suite: .init(
        files: [.init("ProductListViewControllerTests.swift", added: 8, removed: 0)],
        doubles: []
      )
    ),
    "Products/Changes/SecondView/RPVC": ChangeProof(
      digest: "222804f5ada39dba",
      suite: .init(
        files: [
          .init("ProductListPresenterTests.swift", added: 5, removed: 3),
          .init("ProductListViewControllerTests.swift", added: 8, removed: 3),
        ],
        doubles: []
      )
    ),
    "Todos/Changes/UndoDelete/VIPER": ChangeProof(
      digest: "d9d797ac5e57351c",
      suite: .init(
        files: [
          .init("TodoListDoubles.swift", added: 4, removed: 0),
          .init("TodoListPresenterTests.swift", added: 8, removed: 0),
          .init("TodoListViewTests.swift", added: 8, removed: 0),
        ],
        doubles: [
          "changed TodoListViewSpy: TodoListView",
          "changed TodoListPresenterSpy: TodoListPresentation",
        ]
      )
    ),
    "Todos/Changes/UndoDelete/MVVM": ChangeProof(
      digest: "fd284fcc1d813223",
      suite: .init(
        files: [
          .init("TodoListViewModelTests.swift", added: 10, removed: 0),
          .init("TodoViewsTests.swift", added: 6, removed: 0),
        ],
        doubles: []
      )
    ),
    "Todos/Changes/UndoDelete/MVC": ChangeProof(
      digest: "4755b52d3afbf0a8",
      suite: .init(files: [.init("TodoControllersTests.swift", added: 6, removed: 0)], doubles: [])
    ),
    "Todos/Changes/UndoDelete/RPVC": ChangeProof(
      digest: "a4c6cb4a83efa271",
      suite: .init(
        files: [
          .init("TodoCoordinatorTests.swift", added: 6, removed: 0),
          .init("TodoMappingTests.swift", added: 4, removed: 0),
          .init("TodoPresentersTests.swift", added: 4, removed: 0),
          .init("TodoRepositoryTests.swift", added: 3, removed: 0),
        ],
        doubles: []
      )
    ),
    "Todos/Changes/DeepLink/VIPER": ChangeProof(
      digest: "17f99c32b2490d73",
      suite: .init(
        files: [
          .init("TodoListPresenterTests.swift", added: 12, removed: 0),
          .init("TodoRoutersTests.swift", added: 6, removed: 0),
        ],
        doubles: []
      )
    ),
    "Todos/Changes/DeepLink/MVVM": ChangeProof(
      digest: "631d5851eee5d873",
      suite: .init(
        files: [
          .init("TodoListViewModelTests.swift", added: 11, removed: 0),
          .init("TodoViewsTests.swift", added: 9, removed: 0),
        ],
        doubles: []
      )
    ),
    "Todos/Changes/DeepLink/MVC": ChangeProof(
      digest: "96f1bf11e08d55b1",
      suite: .init(files: [.init("TodoControllersTests.swift", added: 16, removed: 0)], doubles: [])
    ),
    "Todos/Changes/DeepLink/RPVC": ChangeProof(
      digest: "79a41a2e3d92b088",
      suite: .init(
        files: [
          .init("TodoCoordinatorTests.swift", added: 19, removed: 2),
          .init("TodoRepositoryTests.swift", added: 5, removed: 0),
        ],
        doubles: []
      )
    ),
    "Todos/Changes/AskPin/VIPER": ChangeProof(
      digest: "06d986339ec4f0e4",
      suite: .init(
        files: [
          .init("TodoListDoubles.swift", added: 10, removed: 0),
          .init("TodoListInteractorTests.swift", added: 5, removed: 1),
          .init("TodoListPresenterTests.swift", added: 12, removed: 0),
          .init("TodoListViewTests.swift", added: 6, removed: 0),
          .init("TodoRoutersTests.swift", added: 2, removed: 2),
        ],
        doubles: [
          "changed TodoListViewSpy: TodoListView",
          "changed TodoListInteractorSpy: TodoListInteractorInput",
          "changed TodoListOutputSpy: TodoListInteractorOutput",
          "changed TodoListPresenterSpy: TodoListPresentation",
        ]
      )
    ),
    "Todos/Changes/AskPin/MVVM": ChangeProof(
      digest: "61d903f2d527ea3a",
      suite: .init(
        files: [
          .init("TodoListViewModelTests.swift", added: 8, removed: 1),
          .init("TodoViewsTests.swift", added: 15, removed: 2),
        ],
        doubles: []
      )
    ),
    "Todos/Changes/AskPin/MVC": ChangeProof(
      digest: "178285e8cc6e2d81",
      suite: .init(files: [.init("TodoControllersTests.swift", added: 18, removed: 2)], doubles: [])
    ),
    "Todos/Changes/AskPin/RPVC": ChangeProof(
      digest: "b5dd6cccec950b96",
      suite: .init(
        files: [
          .init("TodoCoordinatorTests.swift", added: 18, removed: 2),
          .init("TodoPresentersTests.swift", added: 2, removed: 2),
          .init("TodoRepositoryTests.swift", added: 8, removed: 1),
        ],
        doubles: []
      )
    ),
    "Articles/Changes/Paging/VIPER": ChangeProof(
      digest: "308ec167f88095d3",
      suite: .init(
        files: [
          .init("ArticleStoreStub.swift", added: 14, removed: 5),
          .init("ArticlesInteractorStub.swift", added: 13, removed: 4),
          .init("ArticlesInteractorTests.swift", added: 5, removed: 4),
          .init("ArticlesPresenterSpy.swift", added: 1, removed: 0),
          .init("ArticlesPresenterTests.swift", added: 13, removed: 0),
          .init("ArticlesViewControllerTests.swift", added: 8, removed: 0),
          .init("ArticlesViewSpy.swift", added: 1, removed: 0),
        ],
        doubles: [
          "changed ArticleStoreStub: PagedArticleStoreProtocol",
          "changed ArticlesInteractorStub: ArticlesInteractorProtocol",
          "changed ArticlesPresenterSpy: ArticlesPresenterProtocol",
          "changed ArticlesViewSpy: ArticlesViewProtocol",
        ]
      )
    ),
    "Articles/Changes/Paging/MVVM": ChangeProof(
      digest: "ec3d608a8f7be6bf",
      suite: .init(
        files: [
          .init("ArticleStoreStub.swift", added: 14, removed: 5),
          .init("ArticlesViewControllerTests.swift", added: 9, removed: 0),
          .init("ArticlesViewModelStub.swift", added: 1, removed: 0),
          .init("ArticlesViewModelTests.swift", added: 9, removed: 0),
        ],
        doubles: [
          "changed ArticleStoreStub: PagedArticleStoreProtocol",
          "changed ArticlesViewModelStub: ArticlesViewModelProtocol",
        ]
      )
    ),
    "Articles/Changes/Paging/MVC": ChangeProof(
      digest: "cdc452f646abab10",
      suite: .init(
        files: [
          .init("ArticleStoreStub.swift", added: 14, removed: 5),
          .init("ArticlesViewControllerTests.swift", added: 9, removed: 0),
        ],
        doubles: ["changed ArticleStoreStub: PagedArticleStoreProtocol"]
      )
    ),
    "Articles/Changes/Paging/RPVC": ChangeProof(
      digest: "10e31c566d3d0bb7",
      suite: .init(
        files: [
          .init("ArticleStoreStub.swift", added: 14, removed: 5),
          .init("ArticlesPresenterStub.swift", added: 2, removed: 0),
          .init("ArticlesPresenterTests.swift", added: 8, removed: 0),
          .init("ArticlesRepositoryStub.swift", added: 11, removed: 5),
          .init("ArticlesRepositoryTests.swift", added: 4, removed: 3),
          .init("ArticlesViewControllerTests.swift", added: 9, removed: 0),
          .init("ViewStateTests.swift", added: 5, removed: 0),
        ],
        doubles: [
          "changed ArticleStoreStub: PagedArticleStoreProtocol",
          "changed ArticlesPresenterStub: ArticlesPresenterProtocol",
          "changed ArticlesRepositoryStub: ArticlesRepositoryProtocol",
        ]
      )
    ),
    "Articles/Changes/ListKit/VIPER": ChangeProof(
      digest: "05b39e4040083f51",
      suite: .init(
        files: [
          .init("ArticlesRouterTests.swift", added: 1, removed: 0),
          .init("ArticlesViewControllerTests.swift", added: 2, removed: 2),
        ],
        doubles: []
      )
    ),
    "Articles/Changes/ListKit/MVVM": ChangeProof(
      digest: "b95baa5e699d2c11",
      suite: .init(
        files: [.init("ArticlesViewControllerTests.swift", added: 6, removed: 2)],
        doubles: []
      )
    ),
    "Articles/Changes/ListKit/MVC": ChangeProof(
      digest: "0553c38822c9aabe",
      suite: .init(
        files: [
          .init("ArticlesViewControllerTests.swift", added: 5, removed: 5),
          .init("LateAnswerTests.swift", added: 1, removed: 1),
        ],
        doubles: []
      )
    ),
    "Articles/Changes/ListKit/RPVC": ChangeProof(
      digest: "c7d3c2eb75171ffe",
      suite: .init(
        files: [
          .init("ArticlesCoordinatorTests.swift", added: 1, removed: 0),
          .init("ArticlesViewControllerTests.swift", added: 7, removed: 2),
        ],
        doubles: []
      )
    ),
    "Articles/Changes/DeepLink/VIPER": ChangeProof(
      digest: "26c08cee5780cdc9",
      suite: .init(
        files: [
          .init("ArticlesPresenterTests.swift", added: 6, removed: 0),
          .init("ArticlesRouterTests.swift", added: 11, removed: 0),
        ],
        doubles: []
      )
    ),
    "Articles/Changes/DeepLink/MVVM": ChangeProof(
      digest: "f8ad454f9514eb87",
      suite: .init(
        files: [.init("ArticlesViewControllerTests.swift", added: 11, removed: 0)],
        doubles: []
      )
    ),
    "Articles/Changes/DeepLink/MVC": ChangeProof(
      digest: "78bcb857d79fb321",
      suite: .init(
        files: [.init("ArticlesViewControllerTests.swift", added: 11, removed: 0)],
        doubles: []
      )
    ),
    "Articles/Changes/DeepLink/RPVC": ChangeProof(
      digest: "345825d2ec97cabf",
      suite: .init(
        files: [.init("ArticlesCoordinatorTests.swift", added: 12, removed: 2)],
        doubles: []
      )
    ),
  ]
}
