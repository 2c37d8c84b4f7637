import ComparisonData

// Written by  VIPERLAB_UPDATE_GOLDENS=1 swift test --filter ChangeProofTests  from what came of it; not to
// be edited.

enum ProvedChanges {
  /// What came of playing each tree after a change, by its folder.
  static let proofs: [String: ChangeProof] = [
    "Products/Changes/Retry/VIPER": ChangeProof(
      digest: "bda496c2c60d7216",
      suite: .init(
        files: [
          .init("ProductListPresenterTests.swift", added: 2, removed: 1),
          .init("ProductListViewControllerTests.swift", added: 10, removed: 0),
        ],
        doubles: ["changed ProductListViewSpy: ProductListViewProtocol"]
      )
    ),
    "Products/Changes/Retry/MVVM": ChangeProof(
      digest: "fd16d41d3b608f9f",
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
      digest: "0b0df1f96ddc770f",
      suite: .init(
        files: [
          .init("ProductListPresenterTests.swift", added: 13, removed: 3),
          .init("ProductListViewControllerTests.swift", added: 10, removed: 3),
        ],
        doubles: []
      )
    ),
    "Products/Changes/SecondView/VIPER": ChangeProof(
      digest: "d65132ab1c9a574c",
      suite: .init(
        files: [
          .init("ProductListPresenterTests.swift", added: 5, removed: 0),
          .init("ProductListViewControllerTests.swift", added: 8, removed: 0),
        ],
        doubles: ["changed ProductListViewSpy: ProductListViewProtocol"]
      )
    ),
    "Products/Changes/SecondView/MVVM": ChangeProof(
      digest: "4c58ca026aed3041",
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
      digest: "a1dfeb495d6daaba",
      suite: .init(
        files: [
          .init("ProductListPresenterTests.swift", added: 5, removed: 3),
          .init("ProductListViewControllerTests.swift", added: 8, removed: 3),
        ],
        doubles: []
      )
    ),
    "Todos/Changes/UndoDelete/VIPER": ChangeProof(
      digest: "fee2dca3d0cd2f0d",
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
      digest: "91cd29abece190d1",
      suite: .init(
        files: [
          .init("TodoListViewModelTests.swift", added: 10, removed: 0),
          .init("TodoViewsTests.swift", added: 6, removed: 0),
        ],
        doubles: []
      )
    ),
    "Todos/Changes/UndoDelete/MVC": ChangeProof(
      digest: "cb60e9a8e9d66111",
      suite: .init(files: [.init("TodoControllersTests.swift", added: 6, removed: 0)], doubles: [])
    ),
    "Todos/Changes/UndoDelete/RPVC": ChangeProof(
      digest: "bddcdde2cf3ba6d2",
      suite: .init(
        files: [
          .init("TodoCoordinatorTests.swift", added: 6, removed: 0),
          .init("TodoListViewControllerTests.swift", added: 1, removed: 1),
          .init("TodoMappingTests.swift", added: 4, removed: 0),
          .init("TodoPresentersTests.swift", added: 4, removed: 0),
          .init("TodoRepositoryTests.swift", added: 3, removed: 0),
        ],
        doubles: []
      )
    ),
    "Todos/Changes/DeepLink/VIPER": ChangeProof(
      digest: "212e8c9c8faf16d8",
      suite: .init(
        files: [
          .init("TodoListPresenterTests.swift", added: 12, removed: 0),
          .init("TodoRoutersTests.swift", added: 6, removed: 0),
        ],
        doubles: []
      )
    ),
    "Todos/Changes/DeepLink/MVVM": ChangeProof(
      digest: "f2e4561477028f07",
      suite: .init(
        files: [
          .init("TodoListViewModelTests.swift", added: 11, removed: 0),
          .init("TodoViewsTests.swift", added: 9, removed: 0),
        ],
        doubles: []
      )
    ),
    "Todos/Changes/DeepLink/MVC": ChangeProof(
      digest: "4c02378f306c682e",
      suite: .init(files: [.init("TodoControllersTests.swift", added: 16, removed: 0)], doubles: [])
    ),
    "Todos/Changes/DeepLink/RPVC": ChangeProof(
      digest: "2596c0526cfe05f5",
      suite: .init(
        files: [
          .init("TodoCoordinatorTests.swift", added: 19, removed: 2),
          .init("TodoRepositoryTests.swift", added: 5, removed: 0),
        ],
        doubles: []
      )
    ),
    "Todos/Changes/AskPin/VIPER": ChangeProof(
      digest: "ce701452db8d1303",
      suite: .init(
        files: [
          .init("ClosingTests.swift", added: 3, removed: 1),
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
      digest: "693304a4b3505b6c",
      suite: .init(
        files: [
          .init("ClosingTests.swift", added: 3, removed: 1),
          .init("TodoListViewModelTests.swift", added: 8, removed: 1),
          .init("TodoViewsTests.swift", added: 15, removed: 2),
        ],
        doubles: []
      )
    ),
    "Todos/Changes/AskPin/MVC": ChangeProof(
      digest: "a8c691980ecb242c",
      suite: .init(
        files: [
          .init("ClosingTests.swift", added: 3, removed: 1),
          .init("TodoControllersTests.swift", added: 18, removed: 2),
        ],
        doubles: []
      )
    ),
    "Todos/Changes/AskPin/RPVC": ChangeProof(
      digest: "e17e9ef804020ccb",
      suite: .init(
        files: [
          .init("ClosingTests.swift", added: 1, removed: 1),
          .init("TodoCoordinatorTests.swift", added: 18, removed: 2),
          .init("TodoPresentersTests.swift", added: 2, removed: 2),
          .init("TodoRepositoryTests.swift", added: 8, removed: 1),
        ],
        doubles: []
      )
    ),
    "Articles/Changes/Paging/VIPER": ChangeProof(
      digest: "0c846c31f3b4c81b",
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
      digest: "e51bf5fee311422e",
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
          .init("ArticlesViewControllerTests.swift", added: 10, removed: 0),
        ],
        doubles: ["changed ArticleStoreStub: PagedArticleStoreProtocol"]
      )
    ),
    "Articles/Changes/Paging/RPVC": ChangeProof(
      digest: "c848c18d46b42e8e",
      suite: .init(
        files: [
          .init("ArticleStoreStub.swift", added: 14, removed: 5),
          .init("ArticlesPresenterTests.swift", added: 8, removed: 0),
          .init("ArticlesRepositoryStub.swift", added: 11, removed: 5),
          .init("ArticlesRepositoryTests.swift", added: 4, removed: 3),
          .init("ArticlesViewControllerTests.swift", added: 9, removed: 0),
          .init("ViewStateTests.swift", added: 5, removed: 0),
        ],
        doubles: [
          "changed ArticleStoreStub: PagedArticleStoreProtocol",
          "changed ArticlesRepositoryStub: ArticlesRepositoryProtocol",
        ]
      )
    ),
    "Articles/Changes/ListKit/VIPER": ChangeProof(
      digest: "8bbaa2e00d37b39d",
      suite: .init(
        files: [
          .init("ArticlesRouterTests.swift", added: 1, removed: 0),
          .init("ArticlesViewControllerTests.swift", added: 4, removed: 4),
        ],
        doubles: []
      )
    ),
    "Articles/Changes/ListKit/MVVM": ChangeProof(
      digest: "58186b4b6258d9ea",
      suite: .init(
        files: [.init("ArticlesViewControllerTests.swift", added: 6, removed: 2)],
        doubles: []
      )
    ),
    "Articles/Changes/ListKit/MVC": ChangeProof(
      digest: "0553c38822c9aabe",
      suite: .init(
        files: [
          .init("ArticlesViewControllerTests.swift", added: 6, removed: 6),
          .init("LateAnswerTests.swift", added: 1, removed: 1),
        ],
        doubles: []
      )
    ),
    "Articles/Changes/ListKit/RPVC": ChangeProof(
      digest: "324b8ceeb364d9fd",
      suite: .init(
        files: [
          .init("ArticlesCoordinatorTests.swift", added: 1, removed: 0),
          .init("ArticlesViewControllerTests.swift", added: 7, removed: 2),
        ],
        doubles: []
      )
    ),
    "Articles/Changes/DeepLink/VIPER": ChangeProof(
      digest: "f74d9ad002cb9b55",
      suite: .init(
        files: [
          .init("ArticlesPresenterTests.swift", added: 11, removed: 0),
          .init("ArticlesRouterTests.swift", added: 11, removed: 0),
        ],
        doubles: []
      )
    ),
    "Articles/Changes/DeepLink/MVVM": ChangeProof(
      digest: "551ee6adcca4477c",
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
      digest: "00e20ee5fbef69f2",
      suite: .init(
        files: [.init("ArticlesCoordinatorTests.swift", added: 12, removed: 2)],
        doubles: []
      )
    ),
  ]
}
